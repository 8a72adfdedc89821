// What a press on Send may show, loaded when one is reached.
export { AssistantMenu } from './assistant-menu';
export { SendQuestion } from './send-question';
