import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async rounding_rule_not_found({ made, thing }) {
    const projectId = await thing('project_not_found')
    const rule = { projectId, validFrom: '2031-01-01', unitMinutes: 15, mode: 'up', scope: 'day' }
    return (await made('/v1/invoicing/rounding-rules', rule)).id
  },
}
