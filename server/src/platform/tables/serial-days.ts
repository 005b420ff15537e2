const dayMs = 86_400_000
const epoch1900 = Date.UTC(1899, 11, 30)
const epoch1904 = Date.UTC(1904, 0, 1)
/** The last day of the year 9999 in the count from 1900, and in the count from 1904. */
export const lastSerial = { from1900: 2_958_465, from1904: 2_957_003 }

/** The date of a day as spreadsheets count them. Excel counts a 29 February 1900, serial 60, which there was not; days before it are one less. */
export function serialDate(serial: number, from1904: boolean): string | undefined {
  if (serial > (from1904 ? lastSerial.from1904 : lastSerial.from1900)) return undefined
  if (from1904) return isoDate(epoch1904 + serial * dayMs)
  if (serial < 1 || serial === 60) return undefined
  return isoDate(epoch1900 + (serial < 60 ? serial + 1 : serial) * dayMs)
}

const isoDate = (milliseconds: number): string => new Date(milliseconds).toISOString().slice(0, 10)

/** Minutes as `07:30`. */
export const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
