import { Streamed } from '../../../../platform/http/streamed.ts'
import { pieceByPiece } from '../../../../platform/piece-by-piece.ts'
import type { Instant, PlainDate } from '../../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../../platform/vocabulary/ids.ts'
import type { RecordedDay } from '../../work-days/port.ts'
import type { UnitWindow } from '../people-of-plan.ts'
import type { ShiftRecord } from '../record/record.ts'
import { plannedMinutes } from '../record/view.ts'
import type { AbsentDate } from '../rules/plan-facts.ts'
import { type ActualPlan, type ActualRow, type Attendance, attendances } from './shapes.ts'

/** Everything that a plan is compared by. */
export interface ActualMaterial extends UnitWindow {
  readonly now: Instant
  readonly people: readonly {
    readonly membershipId: Id
    readonly displayName: string
    readonly masked: boolean
  }[]
  /** Those who belong to the unit in the window. */
  readonly belonging: ReadonlySet<Id>
  /** Published ones, of the unit and of its people anywhere, by date and time. */
  readonly shifts: readonly ShiftRecord[]
  readonly recorded: readonly RecordedDay[]
  readonly absences: readonly AbsentDate[]
  /** Who is clocked in, since a day. */
  readonly live: readonly { readonly membershipId: Id; readonly workDate: PlainDate }[]
}

/** What was planned for a member on a date, and what came of it. */
interface ComparedDay {
  readonly shifts: readonly ShiftRecord[]
  readonly recorded: RecordedDay | undefined
  readonly absences: readonly AbsentDate[]
  /** Whether an absence or a mark takes the whole day. */
  readonly absent: boolean
  readonly clockedIn: boolean
}

/** The comparison as it is answered, worked out and sent in turns of the event loop. */
export async function compared(material: ActualMaterial): Promise<Streamed<ActualPlan>> {
  const { planningUnitId, from, to, now } = material
  const rows = (await pieceByPiece(rowsOf(material))).flat()
  return new Streamed<ActualPlan>({ planningUnitId, from, to, readAt: now, rows, totals: totalsOf(rows) })
}

function totalsOf(rows: readonly ActualRow[]): ActualPlan['totals'] {
  const told = rows.filter(({ masked }) => !masked)
  const sum = (of: readonly ActualRow[], field: 'plannedMinutes' | 'workedMinutes') =>
    of.reduce((total, row) => total + (row[field] ?? 0), 0)
  return {
    plannedMinutes: sum(rows, 'plannedMinutes'),
    toldPlannedMinutes: sum(told, 'plannedMinutes'),
    workedMinutes: sum(told, 'workedMinutes'),
    attendances: attendances
      .map(attendance => ({ attendance, days: told.filter(row => row.attendance === attendance).length }))
      .filter(({ days }) => days > 0),
  }
}

/** The rows, person by person. */
function* rowsOf({
  people,
  belonging,
  shifts,
  recorded,
  absences,
  live,
  planningUnitId,
  now,
}: ActualMaterial): Generator<ActualRow[]> {
  const place = (each: { readonly membershipId: Id | null }, date: PlainDate) =>
    `${each.membershipId} ${date}`
  const planned = Map.groupBy(shifts, shift => place(shift, shift.workDate))
  const days = new Map(recorded.map(day => [place(day, day.workDate), day]))
  const away = Map.groupBy(absences, absence => place(absence, absence.date))
  const clockedIn = new Set(live.map(each => place(each, each.workDate)))
  const dates = datesOfMembers([...shifts, ...recorded])
  for (const person of [...people, ...goneOf(people, shifts)])
    yield (dates.get(person.membershipId) ?? []).flatMap(date => {
      const name = place(person, date)
      const everywhere = planned.get(name) ?? []
      const here = everywhere.filter(shift => shift.planningUnitId === planningUnitId)
      const worked = (days.get(name)?.workedMinutes ?? 0) > 0
      // Work of who is planned elsewhere is the other unit's, and that of a lent member without a shift is none of this one's.
      const isUnplanned =
        everywhere.length === 0 && worked && belonging.has(person.membershipId) && !person.masked
      if (here.length === 0 && !isUnplanned) return []
      const absencesOfDay = away.get(name) ?? []
      const day: ComparedDay = {
        shifts: here,
        recorded: days.get(name),
        absences: absencesOfDay,
        absent: takesTheDay(absencesOfDay) || days.get(name)?.marked === true,
        clockedIn: clockedIn.has(name),
      }
      return [rowOf(person, date, day, now)]
    })
}

/** Members of the plan who have been deactivated since: nothing but the plan is told of them. */
const goneOf = (people: ActualMaterial['people'], shifts: readonly ShiftRecord[]) => {
  const named = new Set<Id | null>(people.map(({ membershipId }) => membershipId))
  const gone = new Set(shifts.map(({ membershipId }) => membershipId).filter(id => !named.has(id)))
  return [...gone].flatMap(id => (id === null ? [] : [{ membershipId: id, displayName: null, masked: true }]))
}

function datesOfMembers(
  days: readonly { readonly membershipId: Id | null; readonly workDate: PlainDate }[],
): ReadonlyMap<Id | null, PlainDate[]> {
  const ofMember = Map.groupBy(days, ({ membershipId }) => membershipId)
  return new Map(
    [...ofMember].map(([id, its]) => [id, [...new Set(its.map(({ workDate }) => workDate))].sort()]),
  )
}

function takesTheDay(absences: readonly AbsentDate[]): boolean {
  const parts = new Set(absences.map(({ part }) => part))
  return parts.has('full') || (parts.has('am') && parts.has('pm'))
}

interface Person {
  readonly membershipId: Id
  readonly displayName: string | null
  readonly masked: boolean
}

function rowOf(
  { membershipId, displayName, masked }: Person,
  workDate: PlainDate,
  day: ComparedDay,
  now: Instant,
): ActualRow {
  const { shifts, recorded } = day
  const plan = {
    plannedMinutes: shifts.reduce((sum, shift) => sum + plannedMinutes(shift), 0),
    plannedFromMinutes:
      shifts.length === 0 ? null : Math.min(...shifts.map(({ startMinutes }) => startMinutes)),
    plannedToMinutes: shifts.length === 0 ? null : Math.max(...shifts.map(({ endMinutes }) => endMinutes)),
  }
  const known = { membershipId, displayName, workDate, masked, ...plan }
  if (masked)
    return {
      ...known,
      attendance: null,
      workedMinutes: null,
      workedFromMinutes: null,
      workedToMinutes: null,
      lateMinutes: null,
      differenceMinutes: null,
    }
  const workedMinutes = recorded?.workedMinutes ?? 0
  const frame = recorded && recorded.endMinutes > recorded.startMinutes ? recorded : null
  const due = dueFrom(day)
  const lateMinutes = frame && due !== null && workedMinutes > 0 ? Math.max(0, frame.startMinutes - due) : 0
  return {
    ...known,
    attendance: attendanceOf(day, { workedMinutes, lateMinutes, now }),
    workedMinutes,
    workedFromMinutes: frame?.startMinutes ?? null,
    workedToMinutes: frame?.endMinutes ?? null,
    lateMinutes,
    differenceMinutes: workedMinutes - plan.plannedMinutes,
  }
}

/**
 * When work was due to begin: with the first shift, or where a morning of absence ends, in the middle of what is planned. Hours of
 * absence have no place in the day: nobody with any is late. Null where nothing was due.
 */
function dueFrom({ shifts, absences }: ComparedDay): number | null {
  if (shifts.length === 0 || absences.some(({ part }) => part === 'hours')) return null
  const first = Math.min(...shifts.map(({ startMinutes }) => startMinutes))
  if (!absences.some(({ part }) => part === 'am')) return first
  const middle = (first + Math.max(...shifts.map(({ endMinutes }) => endMinutes))) / 2
  const left = shifts.filter(({ endMinutes }) => endMinutes > middle)
  return Math.min(...left.map(({ startMinutes }) => Math.max(startMinutes, Math.floor(middle))))
}

function attendanceOf(
  { shifts, absent, clockedIn }: ComparedDay,
  { workedMinutes, lateMinutes, now }: { workedMinutes: number; lateMinutes: number; now: Instant },
): Attendance {
  if (shifts.length === 0) return 'unplanned'
  if (workedMinutes > 0) return lateMinutes > 0 ? 'late' : 'as_planned'
  if (clockedIn) return 'under_way'
  if (absent) return 'absent'
  return shifts.some(({ endAt }) => endAt > now) ? 'expected' : 'missing'
}
