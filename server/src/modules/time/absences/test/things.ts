import type { Things } from '../../../../../test/breadth/things.ts'

export const things: Things = {
  async absence_type_not_found({ made, organisation }) {
    const { absence_paid: dayTypeId } = organisation.catalogs.dayTypes
    const { absence_paid: entryTypeId } = organisation.catalogs.entryTypes
    const version = { validFrom: '2024-01-01', sensitivity: 'team', unit: 'days' }
    const versions = [{ ...version, dayTypeId, entryTypeId, partsAllowed: true }]
    return (await made('/v1/absence-types', { code: 'talkoot', name: 'Talkoovapaa', versions })).id
  },
  async absence_not_found({ made, memberId, thing }) {
    const absenceTypeId = await thing('absence_type_not_found')
    const dates = { startDate: '2027-03-01', endDate: '2027-03-03' }
    return (await made('/v1/absences', { membershipId: memberId, absenceTypeId, ...dates })).id
  },
}
