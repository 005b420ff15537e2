/** Where everything of the reference is. Addresses of operations and codes are permanent. */

/** `API keys` as `api-keys`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

export const overviewPath = '/docs'
export const eventsPath = '/docs/events'
export const reasonsPath = '/docs/reasons'
export const errorsPath = '/errors'
export const searchPath = '/docs/search.json'

export const guidePath = (name: string): string => `/docs/guides/${name}`
export const tagPath = (tag: string): string => `/docs/${slug(tag)}`
export const tagCodesPath = (tag: string): string => `${tagPath(tag)}/errors`
export const tagReasonsPath = (tag: string): string => `${tagPath(tag)}/reasons`
export const tagStatesPath = (tag: string): string => `${tagPath(tag)}/states`
export const operationPath = (id: string): string => `/docs/operations/${id}`
/** A page of its own for the fields of one part of an operation. */
export const fieldsPath = (id: string, part: string): string => `${operationPath(id)}/${part}`
export const codePath = (code: string): string => `/errors/${code}`
