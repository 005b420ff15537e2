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
const numbers = '-?[1-9]\\d{0,2}'
const list = (item: string) => new RegExp(`^(${item})(,(${item})){0,30}$`)

/** The parts of a rule that are understood: a time of day comes from when it is due. */
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,2}$/,
  UNTIL: /^\d{8}T\d{6}Z$/,
  BYDAY: list(`([+-]?[1-5])?${weekdays}`),
  BYMONTHDAY: list(numbers),
  BYMONTH: list('[1-9]|1[0-2]'),
  BYSETPOS: list(numbers),
  WKST: new RegExp(`^${weekdays}$`),
}

/** A rule in its one form, or undefined for text that is none: RRULE of RFC 5545 §3.3.10, with or without its name. */
export function ruleOf(text: string): string | undefined {
  const rule = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
  const named = rule.split(';').map(part => part.split('='))
  const names = named.map(([name]) => name ?? '')
  if (new Set(names).size !== names.length || !names.includes('FREQ')) return undefined
  return named.every(([name = '', value = '', ...more]) => more.length === 0 && parts[name]?.test(value))
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

/** The same for what has days and no time: the first day by the rule after the one that it was on and after `done`. */
export function followingDate(
  rule: string,
  { on, done, timeZone }: { readonly on: PlainDate; readonly done: PlainDate; readonly timeZone: string },
): { readonly on: PlainDate; readonly recurrence: string | null } | undefined {
  const next = following(rule, {
    dueAt: startOfDay(timeZone, on),
    doneAt: startOfDay(timeZone, done),
    timeZone,
  })
  return next && { on: dateIn(timeZone, next.dueAt), recurrence: next.recurrence }
}

function nextBy(
  rule: string,
  { start, after }: { readonly start: Temporal.ZonedDateTime; readonly after: number },
): number | undefined {
  try {
    const found = new RRuleTemporal({ rruleString: rule, dtstart: start, strict: true, ...bounds }).next(
      new Date(after),
      false,
    )
    return found?.epochMilliseconds
  } catch {
    // The library throws for parts that contradict each other, and where it has searched for too long.
    return undefined
  }
}

/** A rule that gives nothing, such as 30 February, ends here and not never. */
const bounds = { maxIterations: 800, maxCandidateEvaluations: 10_000 }
