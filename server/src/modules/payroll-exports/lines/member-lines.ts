import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import { type FlexChange, flexChanges, linesOfFlex } from './flex-lines.ts'
import {
  type CorrectionOf,
  type FrozenLine,
  type LineContent,
  type LineToFreeze,
  reversalOf,
} from './line.ts'
import { type BatchPeriod, type Dates, lookedStretches, type MemberInBatch } from './stretches.ts'
import type { DayInBatch, DayInForce } from './told-day.ts'

export interface PayrollMember {
  readonly membershipId: Id
  readonly payrollNumber: string | null
}

/** The order of a batch: shorter numbers first, so that 99 comes before 1042; members without one last. */
export const byPayrollNumber = (a: PayrollMember, b: PayrollMember): number =>
  compareNumbers(a.payrollNumber, b.payrollNumber) || compare(a.membershipId, b.membershipId)

const compareNumbers = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.length - b.length || compare(a, b)

/** Lines of a member that belong together, in the order of a batch. */
interface Group {
  readonly workDate: PlainDate
  /** On one date the day's own lines come first, then overtime of its week or period, then flex. */
  readonly rank: 0 | 1 | 2
  readonly lines: readonly LineToFreeze[]
  readonly day: DayInBatch | null
}

/** The lines of a member in a batch, and where in them the own lines of each of their days stand. */
export interface MemberLines {
  readonly lines: readonly LineToFreeze[]
  readonly days: readonly PlacedDay[]
  /** Periods with a day in the batch whose overtime is left to a later one. */
  readonly openPeriods: readonly Dates[]
}

/** Where the lines of a day stand: in an earlier batch where nothing has changed, otherwise among those of the member. */
export interface PlacedDay {
  readonly day: DayInBatch
  readonly linesBatchId: Id | null
  readonly linesFrom: number
  readonly linesTo: number
}

/**
 * The lines of one member in a batch. Of each day, week and period, and of the flex of each period, it takes back what
 * stands and tells what is so now, where the two differ to payroll; what has not changed is not told again.
 */
export function linesOfMember(
  { membershipId, payrollNumber }: PayrollMember,
  member: MemberInBatch,
  period: BatchPeriod,
  codeOf: CodeOf,
): MemberLines {
  const inForce = new Map(member.inForce.map(day => [day.workDayId, day]))
  const change = changeBy(membershipId, payrollNumber)
  const { looked, openPeriods } = lookedStretches(member, period, codeOf)
  const groups: Group[] = [
    ...member.days.map(day => dayGroup(day, inForce.get(day.workDayId), change)),
    ...looked.map(({ from, to, told, present }) => ({
      workDate: to,
      rank: 1 as const,
      lines: change(told, present, { workDayId: null, workDate: to, countedFrom: from }),
      day: null,
    })),
    ...flexChanges(member.days, inForce, period).map(flex => ({
      workDate: flex.to,
      rank: 2 as const,
      lines: flexLines(flex, member.told, change, codeOf),
      day: null,
    })),
  ]
  const inOrder = groups.sort((a, b) => compare(a.workDate, b.workDate) || a.rank - b.rank)
  return { ...placed(inOrder, inForce), openPeriods }
}

/** What lines are about: a day, or the days from a date to a date. */
type About = Pick<LineToFreeze, 'workDayId' | 'workDate' | 'countedFrom'>

/** `correctsBatchId`: the batch that is corrected where no line of it stands. */
type Change = (
  told: readonly FrozenLine[],
  present: readonly LineContent[],
  about: About,
  correctsBatchId?: Id | null,
) => LineToFreeze[]

/** A reversal keeps the number under which its line was told; other lines get the member's present one. */
const changeBy =
  (membershipId: Id, payrollNumber: string | null): Change =>
  (told, present, about, correctsBatchId = null) => {
    if (saysTheSame(told, present)) return []
    const corrected = told[0]?.batchId ?? correctsBatchId
    const correctionOf = corrected === null ? null : presentOf(corrected)
    return [
      ...told.map(reversalOf),
      ...present.map(line => ({ ...line, ...about, membershipId, payrollNumber, correctionOf })),
    ]
  }

const presentOf = (batchId: Id): CorrectionOf => ({ batchId, lineId: null, sign: 1 })

function dayGroup(day: DayInBatch, told: DayInForce | undefined, change: Change): Group {
  const { workDayId, workDate, lines, correctsBatchId } = day
  const about = { workDayId, workDate, countedFrom: null }
  return { workDate, rank: 0, lines: change(told?.lines ?? [], lines, about, correctsBatchId), day }
}

function flexLines(
  flex: FlexChange,
  told: readonly FrozenLine[],
  change: Change,
  codeOf: CodeOf,
): LineToFreeze[] {
  const stands = told.filter(
    ({ kind, countedFrom, workDate }) => kind === 'flex' && countedFrom === flex.from && workDate === flex.to,
  )
  const minutes = stands.reduce((sum, line) => sum + line.minutes, flex.minutes)
  return change(stands, linesOfFlex(flex, minutes, codeOf), {
    workDayId: null,
    workDate: flex.to,
    countedFrom: flex.from,
  })
}

/** Whether payroll would be told the same: how a minute came about may differ. */
const saysTheSame = (a: readonly LineContent[], b: readonly LineContent[]): boolean =>
  a.length === b.length && JSON.stringify(a.map(said).sort()) === JSON.stringify(b.map(said).sort())

const said = (line: LineContent): string =>
  JSON.stringify([
    line.kind,
    line.compensation,
    line.payTypeCode,
    line.leftOut,
    line.minutes,
    line.creditBp,
    line.fromMinutes,
    line.toMinutes,
    line.parts.map(({ minutes, values }) => [minutes, values.map(({ valueId }) => valueId)]),
  ])

function placed(
  groups: readonly Group[],
  inForce: ReadonlyMap<Id, DayInForce>,
): Pick<MemberLines, 'lines' | 'days'> {
  const lines: LineToFreeze[] = []
  const days: PlacedDay[] = []
  for (const { lines: own, day } of groups) {
    const reversals = own.filter(({ correctionOf }) => correctionOf?.sign === -1).length
    const linesFrom = lines.length + reversals
    lines.push(...own)
    if (day === null) continue
    const told = inForce.get(day.workDayId)
    days.push(
      told && own.length === 0
        ? { day, linesBatchId: told.linesBatchId, linesFrom: told.linesFrom, linesTo: told.linesTo }
        : { day, linesBatchId: null, linesFrom, linesTo: lines.length },
    )
  }
  return { lines, days }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
