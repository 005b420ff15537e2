import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async approval_rule_not_found({ made, thing }) {
    const projectId = await thing('project_not_found')
    const rule = { projectId, validFrom: '2031-01-01', required: true }
    return (await made('/v1/invoicing/approval-rules', rule)).id
  },
}
