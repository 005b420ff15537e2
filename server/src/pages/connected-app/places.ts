export const appsPath = '/account/apps'
