// A dialog at the side: details of something whose list one wants to come back to.
import { type DialogProps, PlacedDialog } from './dialog.tsx';

export const Drawer = (props: DialogProps) => <PlacedDialog size="small" {...props} place="side" />;
