import { once } from 'node:events'
import { createServer } from 'node:http'
import type { Launch } from '../application.ts'
import { endProcess } from '../ending.ts'
import { run } from '../run.ts'

// Run as a process by `service-process.ts`: the whole of starting and stopping around the smallest application.
const launch: Launch = async ({ configuration }) => {
  const failure = process.env['TEST_LAUNCH_FAILURE']
  if (failure) throw Object.assign(new Error('The database is at 0042.'), { name: failure })
  const server = createServer((_request, response) => response.end('here\n'))
  server.listen(configuration.port, configuration.host)
  await once(server, 'listening')
  if (process.env['TEST_UNCAUGHT']) setImmediate(() => Promise.reject(new Error('nobody caught this')))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    baseUrl: configuration.baseUrl ?? `http://127.0.0.1:${port}`,
    metricsUrl: null,
    isEmpty: false,
    async drain() {
      console.log('draining')
      if (process.env['TEST_ENDLESS_DRAIN']) await new Promise(() => {})
      server.close()
      await once(server, 'close')
      console.log('drained')
    },
    async close() {
      console.log('closed')
    },
  }
}

endProcess(await run(process.env, launch))
