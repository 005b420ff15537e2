import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async shift_type_not_found({ made }) {
    const versions = [{ validFrom: '2024-01-01', startMinutes: 420, endMinutes: 900, breakMinutes: 30 }]
    return (await made('/v1/shift-types', { code: 'aamu', name: 'Aamuvuoro', versions })).id
  },
  async shift_not_found({ made, thing }) {
    const planningUnitId = await thing('planning_unit_not_found')
    const shiftTypeId = await thing('shift_type_not_found')
    return (await made('/v1/shifts', { planningUnitId, shiftTypeId, workDate: '2027-03-01' })).id
  },
  async shift_rotation_not_found({ made, memberId, thing }) {
    const planningUnitId = await thing('planning_unit_not_found')
    const shiftTypeId = await thing('shift_type_not_found')
    const rows = [{ week: 1, weekday: 1, shiftTypeId }]
    const places = [{ membershipId: memberId, startsInWeek: 1 }]
    const rotation = { planningUnitId, name: 'Kaksi viikkoa', weeks: 2, startsOn: '2027-03-01', rows, places }
    return (await made('/v1/shift-rotations', rotation)).id
  },
}
