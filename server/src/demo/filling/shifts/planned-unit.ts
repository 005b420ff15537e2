import type { shiftOperations } from '../../../modules/time/shifts/port.ts'
import type { AnswerOf } from '../../../platform/http/handler.ts'
import type { Id } from '../../../platform/vocabulary/ids.ts'
import type { Person } from '../../companies/company.ts'
import type { Founded } from '../../founding/founding.ts'
import { required } from '../../required.ts'

export type PlannedShift = AnswerOf<typeof shiftOperations.list>['items'][number]

/** The unit whose shifts are planned, and the people of it. */
export interface PlannedUnit {
  readonly id: Id
  readonly planner: Person
  /** Those who work by a rota, and in an office without one those who answer the phone. */
  readonly working: readonly Person[]
  readonly byRota: boolean
  /** Those of the unit who sign in, and do not plan it. */
  readonly members: readonly Person[]
}

const answeringPhone = 3

/** Null where nobody works by a rota and nobody answers a phone. */
export function plannedUnitOf({ company, units }: Founded): PlannedUnit | null {
  const people = company.people.filter(({ retires }) => !retires)
  const rota = people.filter(({ work }) => work?.kind === 'shifts')
  const code = rota[0]?.unit ?? 'office'
  const members = people.filter(({ unit, role }) => unit === code && role !== 'manager' && role !== 'admin')
  const recording = members.filter(({ work }) => work !== null)
  const phone = [
    ...recording.filter(({ role }) => role === 'employee'),
    ...recording.filter(({ role }) => role === 'finance'),
  ]
  const planner = people.find(({ unit, role }) => unit === code && role === 'manager')
  const working = rota.length > 0 ? rota : phone.slice(0, answeringPhone)
  if (working.length === 0 || !planner) return null
  return {
    ...{ id: required(units[code], `the unit ${code}`), planner, working, byRota: rota.length > 0 },
    members: members.filter(({ deviceOnly }) => !deviceOnly),
  }
}

/** Those who work and sign in, with their ids. */
export const signingIn = (
  people: readonly Person[],
  { members }: Founded,
): { readonly person: Person; readonly id: Id }[] =>
  people
    .filter(({ deviceOnly }) => !deviceOnly)
    .map(person => ({ person, id: required(members.get(person.key), `the member ${person.key}`) }))
