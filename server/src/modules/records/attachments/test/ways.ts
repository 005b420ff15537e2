import { made, type Ways } from '../../../../../test/breadth/ways.ts'
import { announced, asReceipt, pdf, uploaded } from './uploads.ts'

export const ways: Ways = ({ world, admin, things }) => {
  const target = { type: 'export_batch', id: things['export_batch_not_found'] }
  const finalized = async () => {
    const id = await uploaded(world, admin, target)
    await made(admin.post(`/v1/attachments/${id}/finalize`, {}))
    return id
  }
  return {
    'attachments.create': () => admin.post('/v1/attachments', announced(pdf(), target, asReceipt)),
    'attachments.finalize': async () =>
      admin.post(`/v1/attachments/${await uploaded(world, admin, target)}/finalize`, {}),
    'attachments.delete': async () => admin.delete(`/v1/attachments/${await finalized()}`),
  }
}
