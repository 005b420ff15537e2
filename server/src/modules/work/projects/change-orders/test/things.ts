import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async change_order_not_found({ made, thing }) {
    const path = `/v1/projects/${await thing('project_not_found')}/change-orders`
    return (await made(path, { title: 'Toinen lämpöpumppu', deltaCents: 125_000 })).id
  },
}
