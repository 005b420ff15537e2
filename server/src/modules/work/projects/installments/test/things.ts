import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async installment_not_found({ made, thing }) {
    const path = `/v1/projects/${await thing('project_not_found')}/installments`
    return (await made(path, { title: 'Alussa', basis: 'manual', amountCents: 250_000 })).id
  },
}
