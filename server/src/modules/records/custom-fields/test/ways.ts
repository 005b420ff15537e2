import type { Ways } from '../../../../../test/breadth/ways.ts'

export const ways: Ways = ({ admin, things }) => ({
  'customFields.update': () =>
    admin.patch(`/v1/custom-fields/${things['custom_field_not_found']}`, { name: 'Asiakassegmentti' }),
})
