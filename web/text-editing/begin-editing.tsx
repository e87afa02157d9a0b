// stub
import type { Platform } from '../platform/environment.tsx';
export function beginEditing(_platform: Platform, _show: (shown: Platform) => void): void {}
