import { made, type Ways } from '../../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => ({
  'projectRecognition.add': async () => {
    const { id } = await made(admin.post('/v1/projects', { code: 'WAY-FEE', name: 'Urakka' }))
    return admin.post(`/v1/projects/${id}/recognition-rules`, { validFrom: '2026-01-01', method: 'progress' })
  },
})
