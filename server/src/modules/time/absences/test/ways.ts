import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { addDays } from '../../../../platform/vocabulary/dates.ts'
import { newId } from '../../../../platform/vocabulary/ids.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const rules = { sensitivity: 'open', unit: 'days', dayTypeId: things['day_type_not_found'] }
  const versions = [{ validFrom: '2024-01-01', ...rules }]
  const type = () =>
    admin.post('/v1/absence-types', { code: `kind-${newId()}`, name: 'Vapaaehtoistyö', versions })
  let weeks = 0
  /** A week of its own for every absence. */
  const dates = () => {
    weeks += 1
    const startDate = addDays('2027-08-02', 7 * weeks)
    return { startDate, endDate: addDays(startDate, 2) }
  }
  const wanted = () => ({ absenceTypeId: things['absence_type_not_found'], ...dates() })
  const of = (membershipId: string, more: object = {}) =>
    made(admin.post('/v1/absences', { membershipId, ...wanted(), ...more }))
  const elina = world.meri.members.elina.id
  const step =
    (name: string, body: object = {}, more: object = { submit: true }) =>
    async () =>
      admin.post(`/v1/absences/${(await of(elina, more)).id}/${name}`, body)
  const own = async (more: object = {}): Promise<string> =>
    (await made(admin.post('/v1/me/absences', { ...wanted(), ...more }))).id
  const approved = async (): Promise<string> => {
    const { id } = await of(elina, { submit: true })
    await made(admin.post(`/v1/absences/${id}/approve`, {}))
    return id
  }
  return {
    'absenceTypes.create': type,
    'absenceTypes.update': async () =>
      admin.patch(`/v1/absence-types/${(await made(type())).id}`, { name: 'Talkoot' }),
    'absenceTypes.addVersion': async () =>
      admin.post(`/v1/absence-types/${(await made(type())).id}/versions`, {
        validFrom: '2027-01-01',
        ...rules,
      }),
    'imports.importAbsences': () =>
      admin.post('/v1/imports/absences', {
        rows: [{ memberEmail: elina, absenceType: 'talkoot', ...dates() }],
      }),
    'absences.create': () => admin.post('/v1/absences', { membershipId: elina, ...wanted() }),
    'absences.update': async () => admin.patch(`/v1/absences/${(await of(elina)).id}`, { note: 'Matkalla' }),
    'absences.submit': step('submit', {}, {}),
    'absences.approve': step('approve'),
    'absences.decline': step('decline', { reason: 'Inventaario' }),
    'absences.return': step('return', { reason: 'Kuka sijaistaa?' }),
    'absences.requestCancellation': async () =>
      admin.post(`/v1/absences/${await approved()}/request-cancellation`, {}),
    'absences.cancel': step('cancel'),
    'absences.requestCertificate': step('request-certificate', { dueOn: '2027-12-31' }),
    'absences.provideCertificate': step('certificate'),
    'absences.createOwn': () => admin.post('/v1/me/absences', wanted()),
    'absences.updateOwn': async () => admin.patch(`/v1/me/absences/${await own()}`, { note: 'Matkalla' }),
    'absences.submitOwn': async () => admin.post(`/v1/me/absences/${await own()}/submit`, {}),
    'absences.withdrawOwn': async () =>
      admin.post(`/v1/me/absences/${await own({ submit: true })}/withdraw`, {}),
    'absences.requestOwnCancellation': async () => {
      await made(admin.patch('/v1/settings', { selfApprovalAllowed: true }))
      const id = await own({ submit: true })
      await made(admin.post(`/v1/absences/${id}/approve`, {}))
      return admin.post(`/v1/me/absences/${id}/request-cancellation`, {})
    },
  }
}
