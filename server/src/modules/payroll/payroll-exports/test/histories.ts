import fc from 'fast-check'
import { newId } from '../../../../platform/vocabulary/ids.ts'
import { type PeriodRules, stretchOf } from '../../../time/work-days/port.ts'
import { linesOfStretch } from '../lines/stretch-lines.ts'
import { aino, eero, fixed, flexible, noRules } from './days.ts'
import { type Ledger, type LedgerDay, minutesByContent, ofOvertime } from './ledger.ts'

export type Model = typeof fixed

/** Low limits, so that a few days have overtime; of each kind that moves minutes between days. */
export const models: readonly Model[] = [
  { ...fixed, weeklyOvertimeAfterMinutes: 600 },
  { ...fixed, weeklyOvertimeAfterMinutes: 900, overtimeCompensation: 'overtime_account' },
  { ...flexible, weeklyOvertimeAfterMinutes: 300, flexInPayroll: 'movement' },
  {
    ...fixed,
    kind: 'period',
    weeklyOvertimeAfterMinutes: null,
    periodWeeks: 2,
    periodStartsOn: '2026-10-05',
    periodOvertimeAfterMinutes: 600,
    periodFirstTierMinutes: 120,
  },
]
export const dates = [
  '10-05',
  '10-07',
  '10-10',
  '10-14',
  '10-17',
  '10-26',
  '10-30',
  '10-31',
  '11-01',
  '11-04',
].map(day => `2026-${day}`)
const periods = [
  { from: '2026-10-01', to: '2026-10-15' },
  { from: '2026-10-01', to: '2026-10-31' },
  { from: '2026-10-16', to: '2026-11-15' },
  { from: '2026-11-01', to: '2026-11-30' },
]
export const everything = { from: '2026-10-01', to: '2026-11-30' }
export const members = [aino, eero]
export const groups = ['monthly', 'hourly'] as const
/** Two employers, whose payroll knows nothing of the other. */
export const employers = [newId(), newId()] as const
export type Group = (typeof groups)[number]

export interface Content {
  readonly hours: number
  readonly minutes: number
  readonly target: 'tower' | 'harbour'
}

/** Days of a member of which an employer was told something. */
export interface Told {
  readonly membershipId: string
  readonly employerId: string | null
  readonly from: string
  readonly to: string
}

export const keyOf = ({ membershipId, employerId, from, to }: Told): string =>
  `${membershipId} ${employerId} ${from} ${to}`

export interface Stretch extends Told {
  readonly days: readonly LedgerDay[]
  readonly present: () => Record<string, number>
}

/** The weeks and periods of the days as payroll was told of them. */
export const stretchesIn = (
  ledger: Ledger,
  assignedOn: (member: string, date: string) => PeriodRules,
): Stretch[] =>
  members.flatMap(member =>
    employers.flatMap(employer => stretchesAt(ledger, member, employer, date => assignedOn(member, date))),
  )

function stretchesAt(
  ledger: Ledger,
  membershipId: string,
  employerId: string,
  assignedOn: (date: string) => PeriodRules,
): Stretch[] {
  const days = ledger.inForce(membershipId).filter(day => day.employerId === employerId)
  const modelOn = (date: string): PeriodRules | null =>
    days.find(day => day.workDate === date)?.model ?? assignedOn(date)
  const stretched = days.map(day => ({ day, stretch: stretchOf(day.workDate, modelOn) }))
  return [...Map.groupBy(stretched, ({ stretch: { from, to } }) => `${from} ${to}`).values()].map(
    ofDates => ({
      membershipId,
      employerId,
      from: ofDates[0]?.stretch.from ?? '',
      to: ofDates[0]?.stretch.to ?? '',
      days: ofDates.map(({ day }) => day),
      present: () =>
        minutesByContent(
          [...Map.groupBy(ofDates, ({ stretch }) => stretch.kind).values()].flatMap(ofKind =>
            ofKind[0]
              ? linesOfStretch(
                  ofKind[0].stretch,
                  ofKind.map(({ day }) => day),
                  noRules,
                )
              : [],
          ),
        ),
    }),
  )
}

/** The stretches whose overtime an employer was told and that have one of its days among their dates. */
export const toldAround = (
  ledger: Ledger,
  days: readonly Pick<LedgerDay, 'membershipId' | 'employerId' | 'workDate'>[],
): Told[] =>
  members.flatMap(membershipId =>
    ledger
      .told(membershipId)
      .filter(ofOvertime)
      .map(({ employerId, countedFrom, workDate }) => ({
        membershipId,
        employerId,
        from: countedFrom ?? '',
        to: workDate,
      }))
      .filter(({ employerId, from, to }) =>
        days.some(
          one =>
            one.membershipId === membershipId &&
            one.employerId === employerId &&
            from <= one.workDate &&
            one.workDate <= to,
        ),
      ),
  )

export const memberAt = (index: number): string => members[Math.floor(index / dates.length)] ?? aino
export const dateAt = (index: number): string => dates[index % dates.length] ?? ''

const day = fc.nat(members.length * dates.length - 1)
const content = fc.record({
  hours: fc.constantFrom(0, 4, 8, 10, 12, 13),
  minutes: fc.nat(20),
  target: fc.constantFrom('tower' as const, 'harbour' as const),
})
const group = fc.constantFrom(...groups)
const employer = fc.constantFrom(...employers)
/** The model of each member, and what they have done when payroll begins. */
export const beginning = fc.record({
  models: fc.tuple(fc.nat(3), fc.nat(3)),
  contents: fc.array(content, { maxLength: members.length * dates.length }),
})
export const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('write' as const), day, content }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('export' as const),
      period: fc.constantFrom(...periods),
      group: fc.option(group),
      employer: fc.option(employer),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel' as const), batch: fc.nat(9) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('assign' as const), day, model: fc.nat(3), group, employer }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('erase' as const), day }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait' as const), until: fc.constantFrom(...dates) }) },
)
