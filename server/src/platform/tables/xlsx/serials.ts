import type { NumberMeaning } from './number-formats.ts'

const dayMs = 86_400_000
const epoch1900 = Date.UTC(1899, 11, 30)
const epoch1904 = Date.UTC(1904, 0, 1)
/** The last day of the year 9999 in the count from 1900, and in the count from 1904. */
const lastSerial = { from1900: 2_958_465, from1904: 2_957_003 }

/** The text of a number by its meaning: `2026-11-20`, `07:30`, `2026-11-20 07:30`, and otherwise in digits. */
export function numberText(text: string, meaning: NumberMeaning, from1904: boolean): string {
  const value = Number(text)
  if (text.trim() === '' || !Number.isFinite(value)) return text
  if (meaning === 'number' || value < 0 || value >= lastSerial.from1900 + 1) return digits(value)
  const minutes = Math.round((value % 1) * 1440)
  if (meaning === 'duration') return clock(Math.round(value * 1440))
  if (meaning === 'time') return clock(minutes % 1440)
  const date = dateOf(Math.floor(value) + (minutes === 1440 ? 1 : 0), from1904)
  if (date === undefined) return digits(value)
  return meaning === 'instant' && minutes % 1440 > 0 ? `${date} ${clock(minutes)}` : date
}

/** Excel keeps 15 digits; a sum such as 0.1 + 0.2 has more in the file. */
function digits(value: number): string {
  const rounded = Number(value.toPrecision(15))
  if (Number.isSafeInteger(rounded)) return String(rounded)
  return Math.abs(rounded) >= 1e15 ? BigInt(Math.round(rounded)).toString() : plain(rounded)
}

const plain = (value: number): string => {
  const text = String(value)
  return text.includes('e') ? value.toFixed(20).replace(/0+$/, '') : text
}

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** Excel counts a 29 February 1900, serial 60, which there was not; days before it are one less. */
function dateOf(serial: number, from1904: boolean): string | undefined {
  if (serial > (from1904 ? lastSerial.from1904 : lastSerial.from1900)) return undefined
  if (from1904) return isoDate(epoch1904 + serial * dayMs)
  if (serial < 1 || serial === 60) return undefined
  return isoDate(epoch1900 + (serial < 60 ? serial + 1 : serial) * dayMs)
}

const isoDate = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)
