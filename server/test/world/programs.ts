import { inject } from 'vitest'

/** The programs of the service as they are installed: of the bundle, which the run made of the present sources. */
export interface Programs {
  readonly service: string
  readonly commandLine: string
}

export const programs = (): Programs => inject('programs')
