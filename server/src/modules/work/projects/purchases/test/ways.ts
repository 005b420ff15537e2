import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const path = `/v1/projects/${things['project_not_found']}/purchases`
  const purchase = async (...steps: string[]): Promise<string> => {
    const body = { supplier: 'Puu Oy', description: 'Lauta', purchaseDate: '2026-11-02', netCents: 100 }
    const { id } = await made(admin.post(path, body))
    for (const step of steps) await made(admin.post(`${path}/${id}/${step}`, {}))
    return `${path}/${id}`
  }
  const step =
    (name: string, ...before: string[]) =>
    async () =>
      admin.post(`${await purchase(...before)}/${name}`, {})
  return {
    'imports.importProjectPurchases': async () => {
      await made(admin.post('/v1/projects', { code: 'WAY-BOUGHT', name: 'Hankinnat' }))
      const bought = { supplier: 'Puu Oy', description: 'Lauta', purchaseDate: '2026-11-02', netCents: 100 }
      return admin.post('/v1/imports/project-purchases', {
        rows: [{ projectCode: 'WAY-BOUGHT', ...bought }],
      })
    },
    'projectPurchases.update': async () => admin.patch(await purchase(), { netCents: 200 }),
    'projectPurchases.receive': step('receive'),
    'projectPurchases.invoiceOn': step('invoice-on', 'receive'),
    'projectPurchases.cancel': step('cancel'),
    'projectPurchases.reopen': step('reopen', 'cancel'),
  }
}
