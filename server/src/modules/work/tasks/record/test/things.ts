import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async task_not_found({ made, admin }) {
    const { membership } = (await admin.get('/v1/me/access')).body
    const checklist = [{ text: 'Kysy tarjous' }]
    const assigneeMembershipIds = [membership.id]
    return (await made('/v1/tasks', { title: 'Tilaa lämpöpumput', checklist, assigneeMembershipIds })).id
  },
  async task_checklist_item_not_found({ admin, thing }) {
    const { body } = await admin.get(`/v1/tasks/${await thing('task_not_found')}`)
    return body.checklist[0].id
  },
  async task_label_not_found({ made }) {
    return (await made('/v1/task-labels', { code: 'spare_part', name: 'Varaosa' })).id
  },
}
