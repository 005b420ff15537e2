import { daysInRange, type PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { WipAges } from './shapes.ts'

const bucketOf = (date: PlainDate, asOf: PlainDate): keyof WipAges => {
  const days = daysInRange(date, asOf) - 1
  return days <= 30 ? 'to30' : days <= 60 ? 'to60' : days <= 90 ? 'to90' : 'over90'
}

interface Aged {
  readonly date: PlainDate
  readonly cents: number
  readonly minutes: number
}

/** Unbilled work by how old it is on a day. */
export function agesOf(work: readonly Aged[], asOf: PlainDate): WipAges {
  const none = () => ({ cents: 0, minutes: 0 })
  const ages = { to30: none(), to60: none(), to90: none(), over90: none() }
  for (const { date, cents, minutes } of work) {
    const age = ages[bucketOf(date, asOf)]
    age.cents += cents
    age.minutes += minutes
  }
  return ages
}
