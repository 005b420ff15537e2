import { openShiftClaimOperations, openShiftOperations } from '../../../modules/time/shifts/port.ts'
import type { PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Person } from '../../companies/company.ts'
import type { Founded } from '../../founding/founding.ts'
import { unlessRefused } from '../unless-refused.ts'
import { type PlannedShift, type PlannedUnit, signingIn } from './planned-unit.ts'
import { keepsRules } from './trying.ts'

/** What is to be done, and when. */
export interface Work {
  readonly workDate: PlainDate
  readonly shiftTypeId: Id | null
}

export interface Wanting {
  /** Published shifts to come: more of the same can be wanted. */
  readonly shifts: readonly PlannedShift[]
  /** Whose member fell ill; undefined where nobody did. */
  readonly ill: Work | undefined
  /** Open shifts in place of those whose members are away. */
  readonly gaps: readonly { readonly id: Id; readonly work: Work }[]
}

/**
 * Looks for somebody for more: a claim is approved, one is declined, and one waits, each of somebody whom it keeps every rule for. Where
 * somebody fell ill whoever is first gets the shift.
 */
export async function lookForMore(
  founded: Founded,
  unit: PlannedUnit,
  { shifts, ill, gaps }: Wanting,
): Promise<void> {
  const { office } = founded
  const search = new Search(founded, unit, shifts)
  const extra = async (note: string) => {
    const found = await search.next(shifts)
    if (!found) return null
    const { id } = await offer(founded, unit, { work: found.work, note, claimPolicy: 'approval' })
    return claim(founded, { id, person: found.person })
  }
  const [gap] = gaps
  const found = gap && (await search.next([gap.work]))
  if (found) await claim(founded, { id: gap.id, person: found.person })
  else await extra('Toinen päivystäjä ruuhkaan.')
  const approved = await extra('Yksi lisää, kun kaksi on koulutuksessa.')
  if (approved)
    await office.as(unit.planner, openShiftClaimOperations.approve, {
      params: { id: approved },
      body: { overrideReason: 'Sovittu työntekijän kanssa.' },
    })
  const declined = await extra('Inventaario, yksi lisää.')
  if (declined)
    await office.as(unit.planner, openShiftClaimOperations.decline, {
      params: { id: declined },
      body: { reason: 'Sinulla on jo monta vuoroa sillä viikolla.' },
    })
  if (ill)
    await offer(founded, unit, {
      work: ill,
      note: 'Sairastapaus, nopein saa vuoron.',
      claimPolicy: 'first_come',
    })
}

interface Offer {
  readonly work: Work
  readonly note: string
  readonly claimPolicy: 'approval' | 'first_come'
}

export const offer = (
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  { work: { workDate, shiftTypeId }, note, claimPolicy }: Offer,
): Promise<{ readonly id: Id }> =>
  office.as(planner, openShiftOperations.create, {
    body: { planningUnitId, workDate, shiftTypeId, claimPolicy, note },
  })

const claim = async (
  { office }: Founded,
  { id, person }: { readonly id: Id; readonly person: Person },
): Promise<Id | null> => {
  const request = { params: { id }, body: {} }
  return (await unlessRefused(office.as(person, openShiftClaimOperations.claim, request)))?.id ?? null
}

const night = 1200

/** Who could take a shift besides their own, each of them once. */
class Search {
  readonly #founded: Founded
  readonly #unit: PlannedUnit
  readonly #shifts: readonly PlannedShift[]
  readonly #taken = new Set<string>()

  constructor(founded: Founded, unit: PlannedUnit, shifts: readonly PlannedShift[]) {
    this.#founded = founded
    this.#unit = unit
    this.#shifts = shifts
  }

  /** The first work of a day, the latest first so that it is told in time, that somebody can do, and who. */
  async next(
    works: readonly (Work & { readonly startMinutes?: number })[],
  ): Promise<{ readonly work: Work; readonly person: Person } | null> {
    const { working, members } = this.#unit
    const likely = [...working, ...members.filter(person => !working.includes(person))]
    const free = signingIn(likely, this.#founded).filter(({ person }) => !this.#taken.has(person.key))
    const kinds = new Map(
      works
        .filter(({ startMinutes = 0 }) => startMinutes < night)
        .map(work => [`${work.workDate} ${work.shiftTypeId}`, work]),
    )
    for (const [kind, { workDate, shiftTypeId }] of [...kinds].reverse())
      for (const { person, id: membershipId } of this.#taken.has(kind) ? [] : free) {
        if (this.#shifts.some(shift => shift.membershipId === membershipId && shift.workDate === workDate))
          continue
        const row = { planningUnitId: this.#unit.id, shiftTypeId, membershipId, workDate }
        if (!(await keepsRules(this.#founded, this.#unit, [row]))) continue
        this.#taken.add(kind).add(person.key)
        return { work: { workDate, shiftTypeId }, person }
      }
    return null
  }
}
