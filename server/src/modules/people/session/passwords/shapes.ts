import { Type } from '../../../../platform/contract/shapes.ts'

export const Password = Type.String({
  minLength: 1,
  maxLength: 256,
  description: 'Any characters, spaces too.',
})
