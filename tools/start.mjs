// `npm start`: installs what is pinned when it is not there, then becomes the service.
import { join } from 'node:path'
import { become } from './launch/become.mjs'
import { checkout, pinnedNode } from './launch/checkout.mjs'
import { ensureInstalled } from './launch/install.mjs'

try {
  await ensureInstalled()
  become(pinnedNode(), [join(checkout, 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
    ...process.env,
    NODE_COMPILE_CACHE: join(checkout, 'node_modules', '.cache', 'node-compile'),
  })
} catch (error) {
  process.stderr.write(`konttori: ${error.message}\n`)
  process.exitCode = 1
}
