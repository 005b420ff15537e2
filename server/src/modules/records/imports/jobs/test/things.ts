import type { Things } from '../../../../../../test/breadth/things.ts'

export const things: Things = {
  async import_job_not_found({ made }) {
    const file = Buffer.from('Koodi;Nimi\njob;Työ\n').toString('base64')
    return (await made('/v1/import-jobs', { register: 'planning-units', format: 'csv', file })).id
  },
}
