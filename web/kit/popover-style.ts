// How everything looks that opens over the page: lists, menus, pickers.

export const popoverStyle =
	'rounded-theme border border-popover-line bg-popover text-popover-text shadow-lg shadow-popover-shadow transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:transition-none';

export const itemStyle =
	'flex min-h-9 cursor-pointer items-center gap-2 rounded-theme px-3 py-1.5 outline-none data-disabled:cursor-not-allowed data-disabled:text-control-off-text data-focused:bg-item-hover data-focused:text-item-hover-text data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-focus pointer-coarse:min-h-11';
