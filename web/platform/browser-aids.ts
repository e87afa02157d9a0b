// Flags that were saved in this browser, loaded by those alone who have any.
import { restoreFlags } from './flags.ts';
import { installScroller } from './smooth-scroller.ts';

restoreFlags();
installScroller();
