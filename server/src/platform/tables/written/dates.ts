import { clock, serialDate } from '../serial-days.ts'

/** Days in the count of Excel, of the years 1927 to 2173, with the part of the day that has passed. */
const serial = /^(\d{5})(?:[.,](\d{1,15}))?$/
const timeOfDay = String.raw`(?:(?:T|,?\s+)(?:klo\.?\s*|kl\.?\s*)?\d{1,2}[:.]\d\d(?:[:.]\d\d(?:[.,]\d+)?)?)?`
const isoDate = new RegExp(`^(\\d{4})-(\\d\\d)-(\\d\\d)${timeOfDay}$`)
const dottedDate = new RegExp(`^(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})${timeOfDay}$`)
/** Of an instant in UTC only the first moment of a day has a date wherever it is read. */
const midnight = /^(\d{4}-\d\d-\d\d)[T ]00:00(?::00(?:\.0+)?)?Z$/

/** `2026-11-20`, `20.11.2026`, `20261120`, either with a time of day, and 46346 as Excel counts days; undefined for what is no date. */
export function dateIn(text: string): string | undefined {
  const first = midnight.exec(text)?.[1]
  if (first !== undefined) return first
  const [, year, month, dayOfIso] = isoDate.exec(text) ?? /^(\d{4})(\d\d)(\d\d)$/.exec(text) ?? []
  if (year && month && dayOfIso) return `${year}-${month}-${dayOfIso}`
  const [, day, ofMonth, ofYear] = dottedDate.exec(text) ?? []
  if (day && ofMonth && ofYear) return `${ofYear}-${ofMonth.padStart(2, '0')}-${day.padStart(2, '0')}`
  const days = serial.exec(text)?.[1]
  return days === undefined ? undefined : serialDate(Number(days), false)
}

/** 46346.375 as `2026-11-20 09:00`; undefined for text that counts no days. */
export function momentIn(text: string): string | undefined {
  const [, days, part = '0'] = serial.exec(text) ?? []
  if (days === undefined) return undefined
  const minutes = Math.round(Number(`0.${part}`) * 1440)
  const date = serialDate(Number(days) + (minutes === 1440 ? 1 : 0), false)
  return date && `${date} ${clock(minutes % 1440)}`
}
