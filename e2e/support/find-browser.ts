// Says which browser the tests will drive, and unpacks it if need be; ends with 1 when there is none.
import { findBrowser } from './browser.ts';

const browser = await findBrowser();
if (browser) console.log(`\nBrowser: ${browser.origin}, ${browser.executablePath}`);
process.exit(browser ? 0 : 1);
