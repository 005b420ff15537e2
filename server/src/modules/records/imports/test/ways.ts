import { made, type Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin }) => ({
  'imports.undo': async () => {
    const rows = [{ code: 'soon-undone', name: 'Kohta pois' }]
    const { importId } = await made(admin.post('/v1/imports/planning-units', { rows }))
    return admin.post(`/v1/imports/${importId}/undo`, {})
  },
})
