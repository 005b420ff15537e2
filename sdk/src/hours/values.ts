/** `2026-11-20` or `20.11.2026`, as `YYYY-MM-DD`; undefined for anything else and for a date that does not exist. */
export function dateOf(text: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  const finnish = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const [year, month, day] = iso ? iso.slice(1) : finnish ? finnish.slice(1).reverse() : []
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const at = Date.parse(`${date}T00:00:00.000Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().slice(0, 10) === date ? date : undefined
}

const minutesOfDay = 1440
/** The interface takes at most two days. */
const longestMinutes = 2880

/** A time of the clock, `7:30`, `07.30` or `07:30:00`, as minutes from midnight; 24:00 is the end of the day. */
export function clockOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(text) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total <= minutesOfDay ? total : undefined
}

/** Whole minutes, `450`. */
export const minutesOf = (text: string): number | undefined =>
  /^\d{1,4}$/.test(text) ? within(Number(text)) : undefined

/** Hours, `7,5` or `7.5`, to the minute; or hours and minutes, `7:30`. */
export function hoursOf(text: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):([0-5]\d)(?::00)?$/.exec(text) ?? []
  if (hours !== undefined) return within(Number(hours) * 60 + Number(minutes))
  if (!/^\d{1,2}([.,]\d{1,6})?$/.test(text)) return undefined
  return within(Math.round(Number(text.replace(',', '.')) * 60))
}

const within = (minutes: number): number | undefined =>
  minutes >= 1 && minutes <= longestMinutes ? minutes : undefined
