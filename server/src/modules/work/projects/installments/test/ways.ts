import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const path = `/v1/projects/${things['project_not_found']}/installments`
  const planned = async (): Promise<string> => {
    const body = { title: 'Uusi erä', basis: 'manual', amountCents: 10_000 }
    return `${path}/${(await made(admin.post(path, body))).id}`
  }
  return {
    'imports.importProjectInstallments': async () => {
      await made(admin.post('/v1/projects', { code: 'WAY-PLANNED', name: 'Erät' }))
      return admin.post('/v1/imports/project-installments', {
        rows: [{ projectCode: 'WAY-PLANNED', title: 'Alussa', basis: 'manual', amountCents: 100 }],
      })
    },
    'installments.create': () =>
      admin.post(path, { title: 'Alussa', basis: 'date', dueOn: '2027-01-15', amountCents: 100 }),
    'installments.update': async () => admin.patch(await planned(), { title: 'Toinen nimi' }),
    'installments.makeReady': async () => admin.post(`${await planned()}/ready`, {}),
    'installments.cancel': async () => admin.post(`${await planned()}/cancel`, {}),
  }
}
