import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async open_shift_not_found({ made, organisation }) {
    const planningUnitId = organisation.catalogs.planningUnits.office
    const work = { planningUnitId, workDate: '2028-02-01', startMinutes: 420, endMinutes: 900 }
    return (await made('/v1/open-shifts', { ...work, slots: 5 })).id
  },
  async open_shift_claim_not_found({ made, thing }) {
    return (await made(`/v1/me/open-shifts/${await thing('open_shift_not_found')}/claim`, {})).id
  },
}
