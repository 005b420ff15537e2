import type { Things } from '../../../../../test/breadth/things.ts'
import { uploaded } from './uploads.ts'

export const things: Things = {
  async attachment_not_found({ world, admin, thing }) {
    const target = { type: 'export_batch', id: await thing('export_batch_not_found') }
    return uploaded(world, admin, target)
  },
}
