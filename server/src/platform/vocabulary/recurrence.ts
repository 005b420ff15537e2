import { RRuleTemporal } from 'rrule-temporal'
import {
  dateIn,
  type Instant,
  instantFromMilliseconds,
  millisecondsOf,
  type PlainDate,
  startOfDay,
} from './dates.ts'

/** What comes after something that repeats. */
export interface Following {
  readonly dueAt: Instant
  /** The rule of what follows; null where it is the last one. */
  readonly recurrence: string | null
}

const weekdays = '(MO|TU|WE|TH|FR|SA|SU)'
const numbers = '[+-]?[1-9]\\d{0,2}'
const list = (item: string) => new RegExp(`^(${item})(,(${item})){0,30}$`)

/** The parts of a rule that are understood: a time of day comes from when it is due. */
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}T\d{6}Z$/,
  BYDAY: list(`([+-]?([1-9]|[1-4]\\d|5[0-3]))?${weekdays}`),
  BYMONTHDAY: list(numbers),
  BYYEARDAY: list(numbers),
  BYWEEKNO: list(numbers),
  BYMONTH: list('[1-9]|1[0-2]'),
  BYSETPOS: list(numbers),
  WKST: new RegExp(`^${weekdays}$`),
}

/** What has days and no time ends with a day; an instant ends it with the day that it is in where the organisation is. */
const partsOfDays = { ...parts, UNTIL: /^\d{8}(T\d{6}Z)?$/ }

/** A rule in its one form, or undefined for text that is none: RRULE of RFC 5545 §3.3.10, with or without its name. */
export const ruleOf = (text: string): string | undefined => ruleWith(parts, text)

/** The same for what has days and no time. */
export const ruleOfDays = (text: string): string | undefined => ruleWith(partsOfDays, text)

function ruleWith(understood: typeof parts, text: string): string | undefined {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  const named = rule.split(';').map(part => part.split('='))
  const names = named.map(([name]) => name ?? '')
  if (new Set(names).size !== names.length || !names.includes('FREQ')) return undefined
  return named.every(([name = '', value = '', ...more]) => more.length === 0 && understood[name]?.test(value))
    ? rule
    : undefined
}

/**
 * When the next one is due: the first time by the rule after the one that was due and after `done`, at the same time of day
 * in the zone. Undefined where nothing follows. A month without the day is passed over, as RFC 5545 has it.
 */
export function following(
  rule: string,
  {
    dueAt,
    doneAt,
    timeZone,
  }: { readonly dueAt: Instant; readonly doneAt: Instant; readonly timeZone: string },
): Following | undefined {
  const count = /(?:^|;)COUNT=(\d+)/.exec(rule)?.[1]
  if (count === '1') return undefined
  const endless = rule.replace(/(^|;)COUNT=\d+/, '').replace(/^;/, '')
  const next = nextBy(endless, {
    start: Temporal.Instant.from(dueAt).toZonedDateTimeISO(timeZone),
    after: Math.max(millisecondsOf(dueAt), millisecondsOf(doneAt)),
  })
  if (next === undefined) return undefined
  const left = count === undefined ? undefined : Number(count) - 1
  return {
    dueAt: instantFromMilliseconds(next),
    recurrence: left === undefined ? rule : left === 1 ? null : rule.replace(/COUNT=\d+/, `COUNT=${left}`),
  }
}

/**
 * The same for what has days and no time: the first day by the rule after the one that it was on and after `done`. Days are
 * counted as such, without the clocks of a place.
 */
export function followingDate(
  rule: string,
  { on, done, timeZone }: { readonly on: PlainDate; readonly done: PlainDate; readonly timeZone: string },
): { readonly on: PlainDate; readonly recurrence: string | null } | undefined {
  const until = /UNTIL=([0-9TZ]+)/.exec(rule)?.[1]
  const next = following(until === undefined ? rule : rule.replace(until, endOfDays(until, timeZone)), {
    dueAt: startOfDay('UTC', on),
    doneAt: startOfDay('UTC', done),
    timeZone: 'UTC',
  })
  if (next === undefined) return undefined
  const { recurrence } = next
  const kept =
    until === undefined ? recurrence : (recurrence?.replace(/UNTIL=[0-9TZ]+/, `UNTIL=${until}`) ?? null)
  return { on: dateIn('UTC', next.dueAt), recurrence: kept }
}

/** The last day of a rule, as an instant among those that stand for days. One that there is not ends it at once. */
function endOfDays(until: string, timeZone: string): string {
  if (!until.includes('T')) return `${until}T000000Z`
  try {
    const { epochMilliseconds } = Temporal.Instant.from(until)
    return `${dateIn(timeZone, instantFromMilliseconds(epochMilliseconds)).replaceAll('-', '')}T000000Z`
  } catch {
    return until
  }
}

function nextBy(
  rule: string,
  { start, after }: { readonly start: Temporal.ZonedDateTime; readonly after: number },
): number | undefined {
  try {
    const found = new RRuleTemporal({
      rruleString: rule,
      dtstart: start,
      strict: true,
      maxIterations:
        searched + Math.min(mostDaysBack, Math.ceil((after - start.epochMilliseconds) / millisecondsOfDay)),
      maxCandidateEvaluations: 10_000,
    }).next(new Date(after), false)
    return found?.epochMilliseconds
  } catch {
    // The library throws for parts that contradict each other, and where it has searched for too long.
    return undefined
  }
}

/** A rule that gives nothing, such as 30 February, ends after so many steps beyond the day from which it is looked for. */
const searched = 800

/** So far back a series that goes on may lie: some eleven years. */
const mostDaysBack = 4_000

const millisecondsOfDay = 86_400_000
