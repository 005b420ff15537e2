import type { Place, Things } from '../../../../../../test/breadth/things.ts'

/** Shifts of the administrator themself that are published, and the publication that told them. */
async function published({ world, organisation, made, thing }: Place, workDate: string) {
  const planningUnitId = await thing('planning_unit_not_found')
  const isMeri = organisation.catalogs === world.meri.catalogs
  const membershipId = isMeri ? world.meri.members.aino.id : world.tunturi.members.sanna.id
  const times = { startMinutes: 480, endMinutes: 960, breakMinutes: 30 }
  const { id } = await made('/v1/shifts', { planningUnitId, membershipId, workDate, ...times })
  const period = { planningUnitId, periodFrom: workDate, periodTo: workDate }
  const { publication } = await made('/v1/shift-publications', period)
  return { shiftId: id as string, publicationId: publication.id as string }
}

export const things: Things = {
  shift_publication_not_found: async place => (await published(place, '2027-03-15')).publicationId,
  shift_own_not_found: async place => (await published(place, '2027-03-17')).shiftId,
}
