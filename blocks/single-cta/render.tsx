import type { ShownBlock } from '../../rules/pages/block.ts';
import { CallTile } from '../stage/call-tile.tsx';
import type { block } from './block.ts';

const calls = ['first'] as const;

export const Render = ({ section }: { section: ShownBlock<typeof block> }) => <CallTile of={section} calls={calls} />;
