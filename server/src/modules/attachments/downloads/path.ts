export const downloadsPath = '/downloads'
