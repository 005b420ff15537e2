import {
  ownShiftOperations,
  shiftOperations,
  shiftSwapOperations,
} from '../../../modules/time/shifts/port.ts'
import type { InProcessRequest } from '../../../platform/http/in-process.ts'
import { addDays, type PlainDate } from '../../../platform/vocabulary/dates.ts'
import type { Person } from '../../companies/company.ts'
import type { Founded } from '../../founding/founding.ts'
import { plannedWindow } from '../../timeline/shifts.ts'
import { beAway } from '../absences.ts'
import { unlessRefused } from '../unless-refused.ts'
import { closedDay, type Window } from './agreeing.ts'
import { lookForMore } from './open-shifts.ts'
import { type PlannedShift, type PlannedUnit, plannedUnitOf, signingIn } from './planned-unit.ts'
import { idOf, typeOf, typesByCode } from './planning.ts'
import { leaveGaps } from './replacing.ts'
import { keepsRules } from './trying.ts'

/** After what was published is over or to come: who is away, a change of it, and what members have on their way. */
export async function leaveShiftsOnTheirWay(founded: Founded, today: PlainDate): Promise<void> {
  const unit = founded.company.features.some(({ feature }) => feature === 'scheduling')
    ? plannedUnitOf(founded)
    : null
  if (!unit) return
  const { publishedTo, to } = plannedWindow(today)
  const drafted = { from: addDays(publishedTo, 1), to }
  const gaps = await leaveGaps(founded, unit, drafted)
  if (!unit.byRota) await answerOnClosedDay(founded, unit, drafted)
  const coming = await comingShifts(founded, unit, { from: addDays(today, 1), to: publishedTo })
  const ill = await fallIll(founded, unit, coming)
  const well = coming.filter(({ membershipId }) => membershipId !== ill?.membershipId)
  const changed = await changeLate(founded, unit, well)
  const shifts = well.filter(({ id, workDate }) => id !== changed?.id && workDate > addDays(today, 1))
  await lookForMore(founded, unit, { shifts, ill, gaps })
  await proposeSwap(founded, unit, shifts)
}

/** Somebody has called in ill for their next shift, which still stands: the plan warns of it. */
async function fallIll(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<PlannedShift | undefined> {
  const people = new Map(signingIn(unit.working, founded).map(({ person, id }) => [id, person]))
  for (const shift of shifts) {
    const person = shift.membershipId && people.get(shift.membershipId)
    if (!person || shift.startMinutes >= evening) continue
    const dates = { startDate: shift.workDate, endDate: shift.workDate }
    // Of an eve that is free anyway nobody is asked.
    const isAway = beAway({ by: null, person }, { type: 'own_illness', ...dates }, founded)
    if ((await unlessRefused(isAway.then(() => true))) === true) return shift
  }
  return undefined
}

const evening = 1200

/** On the day on which the office is closed the phone is answered all the same, by the first who may. It has a reason. */
async function answerOnClosedDay(founded: Founded, unit: PlannedUnit, drafted: Window): Promise<void> {
  const types = await typesByCode(founded)
  const overrideReason = 'Verotuksen määräpäivä, sovittu.'
  const workDate = closedDay(drafted)
  const free = new Set(unit.working)
  for (const code of ['phone_morning', 'phone_afternoon'])
    for (const person of free) {
      const what = { planningUnitId: unit.id, shiftTypeId: typeOf(types, code), workDate }
      const body = { ...what, membershipId: idOf(founded, person), overrideReason }
      // Whoever is on holiday cannot: the next one is asked.
      if (!(await unlessRefused(founded.office.as(unit.planner, shiftOperations.create, { body })))) continue
      free.delete(person)
      break
    }
}

async function comingShifts(
  { office }: Founded,
  { id: planningUnitId, planner }: PlannedUnit,
  dates: Window,
): Promise<readonly PlannedShift[]> {
  const query = { planningUnitId, ...dates, state: 'published' as const, limit: 100 }
  return (await office.as(planner, shiftOperations.list, { query })).items
}

/** A shift of somebody ends later than they have been told, and acknowledged; so they are asked once more. */
async function changeLate(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<PlannedShift | undefined> {
  const { office } = founded
  const people = new Map(signingIn(unit.working, founded).map(({ person, id }) => [id, person]))
  const late = shifts.find(({ acknowledgedAt }) => acknowledgedAt !== null) ?? shifts[0]
  if (!late) return undefined
  const person = late.membershipId && people.get(late.membershipId)
  if (person && late.acknowledgedAt === null)
    await office.as(person, ownShiftOperations.acknowledge, { params: { id: late.id }, body: {} })
  await office.as(unit.planner, shiftOperations.update, {
    params: { id: late.id },
    body: {
      endMinutes: late.endMinutes + 30,
      note: 'Laitetoimittaja käy: puoli tuntia pidempään.',
      overrideReason: 'Sovittu työntekijän kanssa.',
    },
  })
  return late
}

/**
 * The first exchange that keeps every rule: proposed by the one, accepted by the other, and not decided yet.
 * In a week in which no two shifts can be swapped, one is handed over.
 */
async function proposeSwap(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<void> {
  const { office } = founded
  const exchange = (await swapWithin(founded, unit, shifts)) ?? (await handoverWithin(founded, unit, shifts))
  if (!exchange) return
  const { proposer, peer, body } = exchange
  const { id } = await office.as(proposer, shiftSwapOperations.propose, { body })
  await office.as(peer, shiftSwapOperations.accept, { params: { id }, body: {} })
}

interface Exchange {
  readonly proposer: Person
  readonly peer: Person
  readonly body: NonNullable<InProcessRequest<typeof shiftSwapOperations.propose>['body']>
}

async function swapWithin(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<Exchange | undefined> {
  const [from, to] = [shifts[0]?.workDate, shifts.at(-1)?.workDate]
  if (from === undefined || to === undefined) return undefined
  const people = signingIn(unit.working, founded)
  for (const { own, proposer } of withProposers(people, shifts)) {
    const query = { shiftId: own.id, from, to }
    const { items } = await founded.office.as(proposer.person, shiftSwapOperations.candidates, { query })
    for (const wanted of items.filter(({ startAt }) => startAt !== own.startAt)) {
      const peer = people.find(({ id }) => id === wanted.membershipId)
      if (!peer || !shifts.some(({ id }) => id === wanted.id)) continue
      const rows = [
        { id: own.id, membershipId: peer.id },
        { id: wanted.id, membershipId: proposer.id },
      ]
      if (!(await keepsRules(founded, unit, rows))) continue
      const note = 'Lapsen hammaslääkäri, kävisikö vaihto?'
      const body = { kind: 'swap' as const, fromShiftId: own.id, toShiftId: wanted.id, note }
      return { proposer: proposer.person, peer: peer.person, body }
    }
  }
  return undefined
}

async function handoverWithin(
  founded: Founded,
  unit: PlannedUnit,
  shifts: readonly PlannedShift[],
): Promise<Exchange | undefined> {
  const people = signingIn(unit.working, founded)
  for (const { own, proposer } of withProposers(people, shifts))
    for (const peer of people.filter(each => each !== proposer)) {
      if (!(await keepsRules(founded, unit, [{ id: own.id, membershipId: peer.id }]))) continue
      const note = 'Lapsen hammaslääkäri, pääsisikö joku tilalle?'
      const body = { kind: 'handover' as const, fromShiftId: own.id, toMembershipId: peer.id, note }
      return { proposer: proposer.person, peer: peer.person, body }
    }
  return undefined
}

/** The shifts of those who can propose something about them. */
const withProposers = (people: ReturnType<typeof signingIn>, shifts: readonly PlannedShift[]) =>
  shifts.flatMap(own => {
    const proposer = people.find(({ id }) => id === own.membershipId)
    return proposer ? [{ own, proposer }] : []
  })
