// Shows the time that is left, counted from when the page was rendered because the shopper's clock may be wrong, and loads the page again when
// it is over. Without this script, the page shows the time at which the payment expires.
const left = document.getElementById('left');
const end = Date.now() + Number(left.dataset.seconds) * 1000;
const tick = () => {
  const seconds = Math.max(0, Math.ceil((end - Date.now()) / 1000));
  left.textContent = `(${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left)`;
  if (seconds > 0) return;
  clearInterval(timer);
  location.reload();
};
const timer = setInterval(tick, 1000);
tick();
