import type { PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { CodeOf } from '../pay-types/coding.ts'
import type { BlankChange } from './blank-changes.ts'
import { type FlexChange, flexOfBatch, linesOfFlex } from './flex-lines.ts'
import {
  type CorrectionOf,
  type FrozenLine,
  type LineContent,
  type LineToFreeze,
  reversalOf,
} from './line.ts'
import type { EmployerPart } from './employer-parts.ts'
import { type Dates, lookedStretches } from './stretches.ts'
import type { DayInBatch, DayInForce } from './reported-day.ts'

export interface PayrollMember {
  readonly membershipId: Id
  readonly payrollNumber: string | null
  /** The employer of today. */
  readonly employerId: Id | null
}

/** The order of a batch: shorter numbers first, so that 99 comes before 1042; members without one last. */
export const byPayrollNumber = (
  a: Omit<PayrollMember, 'employerId'>,
  b: Omit<PayrollMember, 'employerId'>,
): number => compareNumbers(a.payrollNumber, b.payrollNumber) || compare(a.membershipId, b.membershipId)

const compareNumbers = (a: string | null, b: string | null): number =>
  a === null || b === null ? Number(a === null) - Number(b === null) : a.length - b.length || compare(a, b)

/** Lines of a member that belong together, in the order of a batch. */
interface Group {
  readonly workDate: PlainDate
  /** On one date the day's own lines come first, then overtime of its week or period, then flex. */
  readonly rank: 0 | 1 | 2
  readonly lines: readonly LineToFreeze[]
  readonly day: GroupDay | null
}

interface GroupDay {
  readonly day: DayInBatch
  readonly told: DayInForce | undefined
  readonly employerId: Id | null
}

/** The lines of a member in a batch, and where in them the own lines of each of their days stand. */
export interface MemberLines {
  readonly lines: readonly LineToFreeze[]
  readonly days: readonly PlacedDay[]
  /** The dates without entries of which payroll is told something else than it was. */
  readonly blanks: readonly PlacedBlank[]
  /** Periods with a day in the batch whose overtime is left to a later one. */
  readonly openPeriods: readonly Dates[]
}

export interface PlacedBlank extends BlankChange {
  readonly employerId: Id | null
}

/** Where the lines of a day stand: in an earlier batch where nothing has changed, otherwise among those of the member. */
export interface PlacedDay extends Pick<GroupDay, 'day' | 'employerId'> {
  readonly linesBatchId: Id | null
  readonly linesFrom: number
  readonly linesTo: number
}

/**
 * The lines of one member in a batch. Of each day, week and period, and of the flex of each period, it takes back what
 * an employer was told and tells what is so now, where the two differ to payroll; what has not changed is not told again.
 */
export function linesOfMember(
  member: PayrollMember,
  parts: readonly EmployerPart[],
  codeOf: CodeOf,
): MemberLines {
  const told = parts.map(part => groupsOfPart(member, part, codeOf))
  const inOrder = told
    .flatMap(({ groups }) => groups)
    .sort((a, b) => compare(a.workDate, b.workDate) || a.rank - b.rank)
  return {
    ...placed(inOrder),
    blanks: told.flatMap(({ blanks }) => blanks),
    openPeriods: told.flatMap(({ openPeriods }) => openPeriods),
  }
}

function groupsOfPart(payrollMember: PayrollMember, part: EmployerPart, codeOf: CodeOf) {
  const { employerId, member, period } = part
  const inForce = new Map(member.inForce.map(day => [day.workDayId, day]))
  const change = changeBy({
    membershipId: payrollMember.membershipId,
    employerId,
    payrollNumber: numberAt(payrollMember, part),
  })
  const { looked, openPeriods } = lookedStretches(member, period, codeOf)
  const flex = flexOfBatch(member, period)
  const groups: Group[] = [
    ...member.days.map(day => dayGroup({ day, told: inForce.get(day.workDayId), employerId }, change)),
    ...looked.map(({ from, to, told, present }) => ({
      workDate: to,
      rank: 1 as const,
      lines: change(told, present, { workDayId: null, workDate: to, countedFrom: from }),
      day: null,
    })),
    ...flex.changes.map(changed => ({
      workDate: changed.to,
      rank: 2 as const,
      lines: flexLines(changed, member.told, change, codeOf),
      day: null,
    })),
  ]
  return { groups, blanks: flex.blanks.map(blank => ({ ...blank, employerId })), openPeriods }
}

/**
 * The number that an employer knows the member by. Anyone who went to another employer has the number of that one, which may be
 * somebody else's here: they keep the last that this one was told.
 */
function numberAt({ payrollNumber, employerId: today }: PayrollMember, { employerId, member }: EmployerPart) {
  if (employerId === null || today === null || employerId === today) return payrollNumber
  const told = [...member.inForce.flatMap(({ lines }) => lines), ...member.told]
  const last = told.reduce<FrozenLine | null>(
    (latest, line) => (latest && latest.workDate >= line.workDate ? latest : line),
    null,
  )
  return last ? last.payrollNumber : payrollNumber
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

/** A reversal keeps the number under which its line was told; other lines get the one that the employer knows now. */
const changeBy =
  (whose: Pick<LineToFreeze, 'membershipId' | 'employerId' | 'payrollNumber'>): Change =>
  (told, present, about, correctsBatchId = null) => {
    if (saysTheSame(told, present)) return []
    const corrected = told[0]?.batchId ?? correctsBatchId
    const correctionOf = corrected === null ? null : presentOf(corrected)
    return [...told.map(reversalOf), ...present.map(line => ({ ...line, ...about, ...whose, correctionOf }))]
  }

const presentOf = (batchId: Id): CorrectionOf => ({ batchId, lineId: null, sign: 1 })

function dayGroup(day: GroupDay, change: Change): Group {
  const { workDayId, workDate, lines, correctsBatchId } = day.day
  const about = { workDayId, workDate, countedFrom: null }
  return { workDate, rank: 0, lines: change(day.told?.lines ?? [], lines, about, correctsBatchId), day }
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

function placed(groups: readonly Group[]): Pick<MemberLines, 'lines' | 'days'> {
  const lines: LineToFreeze[] = []
  const days: PlacedDay[] = []
  for (const { lines: own, day } of groups) {
    const reversals = own.filter(({ correctionOf }) => correctionOf?.sign === -1).length
    const linesFrom = lines.length + reversals
    lines.push(...own)
    if (day === null) continue
    const { told, ...whose } = day
    days.push(
      told && own.length === 0
        ? { ...whose, linesBatchId: told.linesBatchId, linesFrom: told.linesFrom, linesTo: told.linesTo }
        : { ...whose, linesBatchId: null, linesFrom, linesTo: lines.length },
    )
  }
  return { lines, days }
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
