/** What the homepage loads of the demo once it has been painted. */
export { createBrowserDemo } from './browserDemo';
export { DemoStage } from './DemoStage';
