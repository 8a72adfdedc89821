// What a press on Customize, Share or Use it in… shows, loaded when one is reached. Each loaded by itself would weigh more on every page:
// the name of a file cannot be compressed.
export { CustomizeDialog } from './customize-dialog';
export { UseIn } from './prompt-use-in-dialog';
export { ShareMenu } from './share-menu';
