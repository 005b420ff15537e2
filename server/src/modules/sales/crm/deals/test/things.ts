import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async pipeline_not_found({ made }) {
    const stages = [
      { code: 'contacted', name: 'Otettu yhteyttä', probabilityBp: 1000 },
      { code: 'offered', name: 'Tarjottu', probabilityBp: 5000 },
    ]
    return (await made('/v1/crm/pipelines', { code: 'sales', name: 'Myynti', stages })).id
  },
  async pipeline_stage_not_found({ made, thing }) {
    const pipelineId = await thing('pipeline_not_found')
    const stage = { code: 'negotiated', name: 'Neuvoteltu', probabilityBp: 7500 }
    const { stages } = await made(`/v1/crm/pipelines/${pipelineId}/stages`, stage)
    return (stages as { id: string; code: string }[]).find(({ code }) => code === 'negotiated')?.id as string
  },
  async close_reason_not_found({ made }) {
    const reason = { code: 'no_budget', name: 'Ei budjettia', outcome: 'lost' }
    return (await made('/v1/crm/close-reasons', reason)).id
  },
  async product_not_found({ made }) {
    const versions = [{ validFrom: '2020-01-01', unitPriceCents: 8500 }]
    return (await made('/v1/crm/products', { code: 'hour', name: 'Asennustyö', unit: 'h', versions })).id
  },
  async crm_deal_not_found({ made, thing }) {
    const pipelineId = await thing('pipeline_not_found')
    return (await made('/v1/crm/deals', { title: 'Koulun lämpöpumput', pipelineId })).id
  },
}
