import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async task_comment_not_found({ made, thing }) {
    const path = `/v1/tasks/${await thing('task_not_found')}/comments`
    return (await made(path, { body: 'Pumput tulevat tiistaina.' })).id
  },
}
