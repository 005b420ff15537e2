import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async project_purchase_not_found({ made, thing }) {
    const purchase = {
      supplier: 'Rautakauppa Oy',
      description: 'Kupariputki',
      purchaseDate: '2026-11-02',
      netCents: 45_000,
    }
    return (await made(`/v1/projects/${await thing('project_not_found')}/purchases`, purchase)).id
  },
}
