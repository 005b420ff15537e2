import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

/** So many parts that the job still runs when its cancelling gets the write lock. */
const rows = Array.from({ length: 4000 }, (_, index) => `soon-cancelled-${index};Kohta ohi ${index}\n`)

export const ways: Ways = ({ admin }) => ({
  'importJobs.cancel': async () => {
    const file = Buffer.from(`Koodi;Nimi\n${rows.join('')}`).toString('base64')
    const job = await made(
      admin.post('/v1/import-jobs', { register: 'planning-units', format: 'csv', file, dry: true }),
    )
    return admin.post(`/v1/import-jobs/${job.id}/cancel`, {})
  },
})
