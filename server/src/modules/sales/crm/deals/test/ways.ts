import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => {
  const pipeline = `/v1/crm/pipelines/${things['pipeline_not_found']}`
  const newDeal = async () => (await made(admin.post('/v1/crm/deals', { title: 'Uusi kauppa' }))).id as string
  const closed = async () => {
    const id = await newDeal()
    await made(admin.post(`/v1/crm/deals/${id}/win`, {}))
    return id
  }
  const stageIds = async (): Promise<string[]> =>
    (await admin.get(pipeline)).body.stages.map(({ id }: { id: string }) => id)
  let retired = 0
  const retiring = async (): Promise<any> => {
    const stage = (code: string) => ({ code, name: code, probabilityBp: 1000 })
    const code = `retiring_${retired++}`
    return made(admin.post('/v1/crm/pipelines', { code, name: 'Väistyvä', stages: [stage('a'), stage('b')] }))
  }
  return {
    'pipelines.update': () => admin.patch(pipeline, { name: 'Uusmyynti' }),
    'pipelines.reorder': async () => {
      const { items } = (await admin.get('/v1/crm/pipelines')).body
      const pipelineIds = items.map(({ id }: { id: string }) => id).toReversed()
      return admin.put('/v1/crm/pipelines/order', { pipelineIds })
    },
    'pipelines.reorderStages': async () =>
      admin.put(`${pipeline}/stages/order`, { stageIds: (await stageIds()).toReversed() }),
    'pipelines.updateStage': () =>
      admin.patch(`${pipeline}/stages/${things['pipeline_stage_not_found']}`, { rottingDays: 20 }),
    'pipelines.deactivate': async () => {
      const { id } = await retiring()
      return admin.post(`/v1/crm/pipelines/${id}/deactivate`, {})
    },
    'pipelines.reactivate': async () => {
      const { id } = await retiring()
      await made(admin.post(`/v1/crm/pipelines/${id}/deactivate`, {}))
      return admin.post(`/v1/crm/pipelines/${id}/reactivate`, {})
    },
    'pipelines.deactivateStage': async () => {
      const { id, stages } = await retiring()
      return admin.post(`/v1/crm/pipelines/${id}/stages/${stages[0].id}/deactivate`, {})
    },
    'pipelines.reactivateStage': async () => {
      const { id, stages } = await retiring()
      const stage = `/v1/crm/pipelines/${id}/stages/${stages[0].id}`
      await made(admin.post(`${stage}/deactivate`, {}))
      return admin.post(`${stage}/reactivate`, {})
    },
    'deals.changeStages': async () =>
      admin.post('/v1/crm/deals/change-stage', {
        stageId: things['pipeline_stage_not_found'],
        deals: [{ dealId: await newDeal() }],
      }),
    'closeReasons.update': () =>
      admin.patch(`/v1/crm/close-reasons/${things['close_reason_not_found']}`, { name: 'Rahat loppuivat' }),
    'products.update': () =>
      admin.patch(`/v1/crm/products/${things['product_not_found']}`, { name: 'Työtunti' }),
    'products.addVersion': () =>
      admin.post(`/v1/crm/products/${things['product_not_found']}/versions`, {
        validFrom: '2030-01-01',
        unitPriceCents: 9000,
      }),
    'deals.changeStage': async () =>
      admin.post(`/v1/crm/deals/${await newDeal()}/change-stage`, {
        stageId: things['pipeline_stage_not_found'],
      }),
    'deals.win': async () => admin.post(`/v1/crm/deals/${await newDeal()}/win`, { note: 'Paras tarjous.' }),
    'deals.lose': async () =>
      admin.post(`/v1/crm/deals/${await newDeal()}/lose`, { reasonId: things['close_reason_not_found'] }),
    'deals.reopen': async () => admin.post(`/v1/crm/deals/${await closed()}/reopen`, {}),
  }
}
